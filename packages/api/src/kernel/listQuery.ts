import * as z from 'zod/mini'

/** Rows that a page may have. */
export const pageSizes = [10, 20, 50, 100] as const
/** How many rows a page has. */
export type PageSize = (typeof pageSizes)[number]

/** By which field a list stands, and which way. */
export interface SortOrder<Field extends string = string> {
  field: Field
  descending: boolean
}

/** What every list's query says once it is parsed. */
export interface ListQuery<Field extends string = string> {
  /** From 1. */
  page: number
  perPage: PageSize
  sort: SortOrder<Field>
  /** At least two characters, without blanks around them. */
  search?: string | undefined
}

type Shape = Readonly<Record<string, z.ZodMiniType>>
type Sort<Field extends string> = z.ZodMiniDefault<z.ZodMiniType<SortOrder<Field>, SortParam<Field>>>
type Base<Field extends string> = {
  page: typeof page
  perPage: z.ZodMiniDefault<z.ZodMiniType<PageSize, PageSize>>
  sort: Sort<Field>
  search: typeof search
}
/** The names that were given; without any, `Shape` itself would stand for every name. */
type Names<S extends Shape> = keyof { [K in keyof S as string extends K ? never : K]: S[K] } & keyof S
type ListShape<Field extends string, Filters extends Shape, Also extends Shape> = {
  [K in keyof Base<Field> | Names<Filters> | Names<Also>]: K extends keyof Base<Field>
    ? Base<Field>[K]
    : K extends Names<Filters>
      ? Repeatable<Filters[K]>
      : K extends Names<Also>
        ? Also[K]
        : never
}
type SortParam<Field extends string> = Field | `-${Field}`
/** Query strings carry one value as a string and several as an array. */
type Repeatable<S extends z.ZodMiniType> = z.ZodMiniDefault<z.ZodMiniType<z.output<S>[], z.input<S> | readonly z.input<S>[]>>

const page = z._default(z.coerce.number<number>('Pages count from 1').check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1)

const pageSizeSchema = (usual: PageSize) =>
  z._default(
    z.pipe(z.coerce.number<PageSize>(), z.literal([...pageSizes], 'A page has 10, 20, 50 or 100 rows')).register(z.globalRegistry, {
      enum: [...pageSizes],
    }),
    usual,
  )

const sortSchema = <Field extends string>(fields: readonly [Field, ...Field[]], usual: SortParam<Field>) => {
  const words = fields.flatMap((field) => [field, `-${field}`])
  const read = (word: string): SortOrder<Field> => {
    const descending = word.startsWith('-')
    return { field: (descending ? word.slice(1) : word) as Field, descending } // one of `words`, which are made of the fields
  }
  const schema = z._default(z.pipe(z.enum(words).register(z.globalRegistry, { default: usual }), z.transform(read)), read(usual))
  return schema as Sort<Field> // an enum of generic words loses them
}

/** Fewer than two characters are no search. */
const search = z.optional(
  z.pipe(
    z.string().check(z.trim(), z.maxLength(100)),
    z.transform((text): string | undefined => (text.length < 2 ? undefined : text)),
  ),
)

const repeatableFilter = <S extends z.ZodMiniType>(schema: S): Repeatable<S> =>
  z._default(
    z.pipe(
      z.transform((given: z.input<S> | readonly z.input<S>[]): readonly z.input<S>[] =>
        Array.isArray(given) ? given : [given as z.input<S>],
      ),
      z.array(schema).check(z.maxLength(50)),
    ),
    [],
  ) as never

/** The query of a list: `page`, `perPage`, `sort`, `search`, the filters, each an array (empty: no filter), and what else it takes. */
export function listQuery<const Field extends string, Filters extends Shape = Shape, Also extends Shape = Shape>(rules: {
  /** The fields that the list can be sorted by; anything else is refused. */
  sort: readonly [Field, ...Field[]]
  /** How it stands when the caller does not say. @default the first of `sort`, ascending */
  order?: NoInfer<SortParam<Field>>
  /** @default 20 */
  perPage?: PageSize
  /** Filters that may be repeated: `?status=active&status=inactive`. */
  filters?: Filters
  /** Parts of the query that are no filters and stand once, such as a key of the organisation or a period. */
  also?: Also
}): z.ZodMiniObject<ListShape<Field, Filters, Also>> {
  const { sort, order: usual = sort[0], perPage: rows = 20, filters = {}, also = {} } = rules
  const repeated = Object.fromEntries(Object.entries<z.ZodMiniType>(filters).map(([name, schema]) => [name, repeatableFilter(schema)]))
  const shape = { page, perPage: pageSizeSchema(rows), sort: sortSchema<Field>(sort, usual), search, ...repeated, ...also }
  return z.object(shape as ListShape<Field, Filters, Also>) // built key by key from the rules
}
