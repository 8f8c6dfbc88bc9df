/** The key of the tab's storage for a change of the phone number. Alone, so that the profile finds out without loading the rest. */
export const phoneChangeKey = 'PHONE_CHANGE'
