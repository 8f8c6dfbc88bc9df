/** A margin as a percentage: '24 %', '−1 %'. */
export const describeMargin = (basisPoints: number): string => `${String(Math.round(basisPoints / 100)).replace('-', '−')} %`
