/** Guesses of one code; after the last wrong one it no longer works. */
export const codeTries = 5
/** A login by code whose response was lost can be repeated for so long. */
export const codeRepeatMinutes = 5
/** A code works for this many minutes. */
export const codeLifetimeMinutes = 10

/** The message of a code that was used, is too old, or was wrong too often. */
export const expiredCodeMessage = 'This code has expired. Request a new one.'

/** The message after a wrong code. `triesLeft` is 1 or more. */
export const wrongCodeMessage = (triesLeft: number): string =>
  `This code is not correct. ${triesLeft} ${triesLeft === 1 ? 'try' : 'tries'} left.`
