import * as z from 'zod/mini'

/** Allowed page sizes. */
export const pageSizes = [10, 20, 50, 100] as const
/** The number of rows of a page. */
export type PageSize = (typeof pageSizes)[number]

/** The sort field and direction of a list. */
export interface SortOrder<Field extends string = string> {
  field: Field
  descending: boolean
  /** Whether the query names no order. */
  isDefault?: true
}

/** The parsed query of a list. */
export interface ListQuery<Field extends string = string> {
  /** From 1. */
  page: number
  perPage: PageSize
  sort: SortOrder<Field>
  /** Trimmed, at least two characters. */
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
/** The declared names. The default `Shape` would allow any name. */
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
/** In a query string one value is a string, several are an array. */
type Repeatable<S extends z.ZodMiniType> = z.ZodMiniDefault<z.ZodMiniType<z.output<S>[], z.input<S> | readonly z.input<S>[]>>

const page = z._default(z.coerce.number<number>('`page` must be 1 or more').check(z.int(), z.minimum(1), z.maximum(1_000_000)), 1)

const pageSizeSchema = (usual: PageSize) =>
  z._default(
    z.pipe(z.coerce.number<PageSize>(), z.literal([...pageSizes], '`perPage` must be 10, 20, 50 or 100')).register(z.globalRegistry, {
      enum: [...pageSizes],
    }),
    usual,
  )

const sortSchema = <Field extends string>(fields: readonly [Field, ...Field[]], usual: SortParam<Field>) => {
  const values = fields.flatMap((field) => [field, `-${field}`])
  const read = (word: string): SortOrder<Field> => {
    const descending = word.startsWith('-')
    return { field: (descending ? word.slice(1) : word) as Field, descending } // one of `words`, which are built from the fields
  }
  const schema = z._default(z.pipe(z.enum(values).register(z.globalRegistry, { default: usual }), z.transform(read)), {
    ...read(usual),
    isDefault: true,
  })
  return schema as Sort<Field> // an enum of generic values loses their type
}

/** A search needs two characters. */
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

/** Defines the query of a list: `page`, `perPage`, `sort`, `search`, filters (arrays; empty means no filter) and other parameters. */
export function listQuery<const Field extends string, Filters extends Shape = Shape, Also extends Shape = Shape>(rules: {
  /** Sort fields. Others are rejected. */
  sort: readonly [Field, ...Field[]]
  /** The default order. @default the first of `sort`, ascending */
  order?: NoInfer<SortParam<Field>>
  /** @default 20 */
  perPage?: PageSize
  /** Repeatable filters: `?status=active&status=inactive`. */
  filters?: Filters
  /** Parameters that are not filters and occur once, such as a key of the organisation or a period. */
  also?: Also
}): z.ZodMiniObject<ListShape<Field, Filters, Also>> {
  const { sort, order: usual = sort[0], perPage: rows = 20, filters = {}, also = {} } = rules
  const repeated = Object.fromEntries(Object.entries<z.ZodMiniType>(filters).map(([name, schema]) => [name, repeatableFilter(schema)]))
  const shape = { page, perPage: pageSizeSchema(rows), sort: sortSchema<Field>(sort, usual), search, ...repeated, ...also }
  return z.object(shape as ListShape<Field, Filters, Also>) // built key by key from the rules
}
