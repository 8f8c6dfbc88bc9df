/** Error messages of members and invitations, shared by mock and server. */
export const memberMessages = {
  member: 'This person is already a member',
  invited: 'This person is already invited. Send the invitation again instead.',
  self: 'You cannot change your own roles',
  over: 'This invitation is no longer open',
  signUpFirst: 'Create your account first',
  otherAddress: 'This invitation is for another e-mail address. Log in with that one.',
  decided: 'You have answered this invitation already',
} as const
