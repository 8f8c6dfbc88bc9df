import * as z from 'zod/mini'

/** What stands for a text that is no date. */
export const unreadableDay = '?'

/** A day that may be left out. Of a text that is no date the field itself says what is wrong; this keeps it from being sent. */
export const optionalDay = () => z.string().check(z.refine((day) => day !== unreadableDay, 'Please enter a date'))

/** Whether a day is there to be judged. */
export const isDay = (day: string): boolean => day !== '' && day !== unreadableDay
