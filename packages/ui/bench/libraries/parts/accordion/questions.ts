export const questions = ['When am I paid?', 'Who pays for fuel?', 'How do I add a driver?'] as const
export const createAnswer = (question: string): string => `Answer to: ${question}`
