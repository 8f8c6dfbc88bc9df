export const tabs = ['Information', 'Manifest', 'Route']
