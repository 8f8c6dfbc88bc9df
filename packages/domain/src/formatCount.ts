const countFormat = new Intl.NumberFormat('en-NG')

/** A count with separators: '1,284'. */
export const formatCount = (count: number): string => countFormat.format(count)
