/** Why a line that was corrected is not queried again: its correction is a line with a payslip of its own. */
export const correctedLineMessage = (correction: string): string => `This line is corrected by ${correction}. You can query that line.`
