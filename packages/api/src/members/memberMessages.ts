/** Error messages of members and invitations, shared by mock and server. */
export const memberMessages = {
  member: 'This person is a member already',
  invited: 'This person is invited already. Send the invitation again instead.',
  self: 'You cannot change your own roles',
  over: 'This invitation is over',
  signUpFirst: 'Create your account first',
  decided: 'You have answered this invitation already',
} as const
