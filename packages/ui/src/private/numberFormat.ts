/** The locale of all default formats. */
export const defaultLocale = 'en-NG'

/** Integers with thousands separators. Shared, because creating a formatter is slow and tables print hundreds of numbers. */
export const integerFormat = /* @__PURE__ */ new Intl.NumberFormat(defaultLocale)
