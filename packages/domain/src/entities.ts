export { addressFields, addressSchema, addressWarning, type AddressInput } from './entities/address.ts'
export { birthDateError } from './entities/birthDate.ts'
export { companyErrors, companyFields, companySchema, type CompanyInput } from './entities/company.ts'
export {
  costConfigurationFields,
  costConfigurationSchema,
  costItemErrors,
  costItemsSchema,
  type CostConfigurationInput,
  effectiveFromErrors,
  isPercentMode,
  maxOtherCosts,
} from './entities/costConfiguration.ts'
export { currentPassword, newPassword, newPasswordDiffers, otpCode, shortPasswordMessage } from './entities/credentials.ts'
export {
  documentFields,
  documentQuestionSchema,
  documentSchema,
  type DocumentInput,
  type DocumentQuestionInput,
} from './entities/document.ts'
export { driverErrors, driverFields, driverSchema, type DriverContext, type DriverFacts, type DriverInput } from './entities/driver.ts'
export {
  cleanText,
  boundedText,
  calendarDate,
  countryCode,
  emailAddress,
  fileLocation,
  foreignCityMessage,
  invalidPhoneMessage,
  prefixKeys,
  requiredMessage,
  tooLongMessage,
  type FieldErrors,
  type IsPhone,
} from './entities/fieldRules.ts'
export {
  identityErrors,
  identityFields,
  identityNumberErrors,
  identityNumberWarning,
  identitySchema,
  type IdentityInput,
} from './entities/identity.ts'
export { invitationFields, invitationSchema, memberRoles, type InvitationInput } from './entities/invitation.ts'
export { profileErrors, profileFields, profileSchema, type ProfileInput } from './entities/profile.ts'
export {
  isDraftEmpty,
  pickDraftFields,
  setupDraftFields,
  setupDraftForms,
  setupDraftMaxBytes,
  setupDraftValues,
  type SetupDraftForm,
  type SetupDraftValues,
} from './entities/setupDraft.ts'
export { settlementAccountFields, settlementAccountSchema, type SettlementAccountInput } from './entities/settlementAccount.ts'
export {
  issueDescriptionLength,
  maxIssuePhotos,
  tripIssueErrors,
  tripIssueFields,
  tripIssueSchema,
  type TripIssueInput,
} from './entities/tripIssue.ts'
export {
  missingPhotoMessage,
  vehicleErrors,
  vehicleFields,
  vehicleSchema,
  type VehicleContext,
  type VehicleFacts,
  type VehicleInput,
} from './entities/vehicle.ts'
export { exportReasonMaxLength, manifestExportSchema } from './entities/manifestExport.ts'
export { maxDeclineText, tripDeclineSchema, type TripDeclineInput } from './entities/tripDecline.ts'
export { disputeSchema, type DisputeInput } from './entities/dispute.ts'
