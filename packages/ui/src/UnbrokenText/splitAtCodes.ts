/** A hyphen, a dash or a slash with what stands on both sides of it, at most as long as half a line of a phone. */
const joined = /(\S{1,12}[-–/]\S{1,12})/

/** The parts of a text in their order: words, a code, words, a code, words. */
export const splitAtCodes = (text: string): string[] => text.split(joined)
