/** Whether a member has these roles and no others, in any order. */
export const hasRoles = (roles: readonly string[], expected: readonly string[]): boolean =>
  new Set([...roles, ...expected]).size === new Set(roles).size && new Set(roles).size === new Set(expected).size
