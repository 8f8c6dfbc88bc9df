/** Ends a text as a sentence. A name such as “Eze Ltd.” brings its own full stop and gets no second one. */
export const endSentence = (text: string): string => (/[.!?…]["”’)]?$/.test(text.trimEnd()) ? text.trimEnd() : `${text.trimEnd()}.`)
