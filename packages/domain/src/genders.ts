/** The genders that a driver's record knows. */
export const genders = ['female', 'male', 'other'] as const
