type Present<T> = { [Key in keyof T]: Exclude<T[Key], undefined> }

/** The fields that have a value: an absent one must not replace its default. */
export const withoutUndefined = <T extends object>(fields: T): Present<T> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as Present<T> // the same keys
