/** Resources with documents: the lists of all, and those of one owner. */
export const documentResources = ['documents', 'vehicleDocuments', 'driverDocuments', 'partnerDocuments'] as const
