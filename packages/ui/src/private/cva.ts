type Classes = string | false | null | undefined | readonly Classes[]
type Variants = Record<string, Record<string, Classes>>
type Option<Name> = Name extends 'true' | 'false' ? boolean : Name
type Chosen<V extends Variants> = { [Prop in keyof V]?: Option<keyof V[Prop]> | undefined }

/** Class names in a row; what is false or missing is left out. */
export function cx(...classes: readonly Classes[]): string {
  let row = ''
  for (const some of classes) {
    const name = typeof some === 'object' && some !== null ? cx(...some) : some
    if (name) row += row === '' ? name : ` ${name}`
  }
  return row
}

/** Picks the class of each prop: an option of a union by its name, a boolean by `true` and `false`. */
// A recipe that nobody asks for is left out of a bundle.
/* @__NO_SIDE_EFFECTS__ */
export const cva =
  <const V extends Variants>(base: Classes, { variants, defaultVariants }: { variants: V; defaultVariants?: Chosen<V> }) =>
  (chosen: Chosen<V> & { className?: Classes } = {}): string =>
    cx(base, ...Object.keys(variants).map((prop) => variants[prop]?.[String(chosen[prop] ?? defaultVariants?.[prop])]), chosen.className)
