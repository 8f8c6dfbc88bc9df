import type { ComponentType } from 'react'

/**
 * The screens of the signed-in area, by the name of their page in the sitemap. Apart from it, so that public pages do not load the list of
 * their code. The page after login is in the sitemap: it loads beside its frame.
 */
export const mainScreens = {
  'dashboard.companyDocuments': async () => (await import('../documents/CompanyDocumentsScreen.tsx')).CompanyDocumentsScreen,
  'dashboard.verification': async () => (await import('../onboarding/VerificationScreen.tsx')).VerificationScreen,
  'vehicles.list': async () => (await import('../vehicles/VehiclesScreen.tsx')).VehiclesScreen,
  AddVehicle: async () => (await import('../vehicles/form/AddVehicleScreen.tsx')).AddVehicleScreen,
  'vehicles.edit': async () => (await import('../vehicles/form/EditVehicleScreen.tsx')).EditVehicleScreen,
  'vehicles.document': async () => (await import('../vehicles/VehicleDocumentScreen.tsx')).VehicleDocumentScreen,
  'vehicles.details': async () => (await import('../vehicles/VehicleScreen.tsx')).VehicleScreen,
  'drivers.list': async () => (await import('../drivers/DriversScreen.tsx')).DriversScreen,
  AddDriver: async () => (await import('../drivers/form/AddDriverScreen.tsx')).AddDriverScreen,
  'drivers.edit': async () => (await import('../drivers/form/EditDriverScreen.tsx')).EditDriverScreen,
  'drivers.details': async () => (await import('../drivers/DriverScreen.tsx')).DriverScreen,
  'trips.list': async () => (await import('../trips/TripsScreen.tsx')).TripsScreen,
  'trips.details': async () => (await import('../trips/TripScreen.tsx')).TripScreen,
  'trips.upcoming': async () => (await import('../trips/TripScreen.tsx')).TripScreen,
  'routes.list': async () => (await import('../routes/RoutesScreen.tsx')).RoutesScreen,
  'routes.details': async () => (await import('../routes/RouteScreen.tsx')).RouteScreen,
  'earnings.information': async () => (await import('../earnings/information/EarningsScreen.tsx')).EarningsScreen,
  'earnings.costConfiguration': async () => (await import('../earnings/costs/CostConfigurationScreen.tsx')).CostConfigurationScreen,
  'earnings.vehicleCosts': async () => (await import('../earnings/costs/VehicleCostsScreen.tsx')).VehicleCostsScreen,
  'earnings.vehicle': async () => (await import('../earnings/vehicle/VehicleEarningsScreen.tsx')).VehicleEarningsScreen,
  'earnings.pastPayouts': async () => (await import('../earnings/payouts/PayoutsScreen.tsx')).PayoutsScreen,
  'earnings.payslips': async () => (await import('../earnings/payslips/PayslipsScreen.tsx')).PayslipsScreen,
  'earnings.payslip': async () => (await import('../earnings/payslips/PayslipScreen.tsx')).PayslipScreen,
  'settings.edit.partner': async () => (await import('../settings/ProfileScreen.tsx')).ProfileScreen,
  'settings.edit.partner.company': async () => (await import('../settings/company/CompanyScreen.tsx')).CompanyScreen,
  'settings.edit.settlement.account': async () => (await import('../settings/accounts/AccountsScreen.tsx')).AccountsScreen,
  'settings.addAccount': async () => (await import('../settings/accounts/AddAccountScreen.tsx')).AddAccountScreen,
  'settings.roles': async () => (await import('../settings/roles/RolesScreen.tsx')).RolesScreen,
  'settings.audit': async () => (await import('../settings/AuditLogScreen.tsx')).AuditLogScreen,
  'settings.members': async () => (await import('../settings/members/MembersScreen.tsx')).MembersScreen,
} as const satisfies Readonly<Record<string, () => Promise<ComponentType>>>

export type MainScreenName = keyof typeof mainScreens
