/** The value of a date field begins with this while its text is not a date. The schema rejects it, so that a typing error is not taken for an empty field. */
export const unreadableDate = '?'

/** Whether a field holds a date: a draft may hold any text. */
export const isReadableDate = (value: string): boolean => /^\d{4}-\d\d-\d\d$/.test(value)
