/** Messages of calls on roadside packs. */
export const roadsidePackMessages = {
  nothingInForce: 'No document of this vehicle is in force today, so there is nothing to show. Renew its documents first.',
  nothingInForceOfAll: 'No document of these vehicles is in force today, so there is nothing to show. Renew their documents first.',
  notLive: 'This pack has expired or was ended. Make a new one.',
  unknownDriver: 'Please select one of your drivers',
} as const
