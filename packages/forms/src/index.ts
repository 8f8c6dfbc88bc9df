export { AcceptInviteForm, type AcceptInviteFormProps } from './AcceptInviteForm/AcceptInviteForm.tsx'
export { acceptInviteSchema, type AcceptInviteFields, type AcceptInviteValues } from './AcceptInviteForm/AcceptInviteForm.schema.ts'
export { AddressForm, type AddressFormProps } from './AddressForm/AddressForm.tsx'
export { addressSchema, type AddressFields, type AddressValues } from './AddressForm/AddressForm.schema.ts'
export {
  ChangePasswordForm,
  changePasswordSchema,
  type ChangePasswordFormProps,
  type ChangePasswordValues,
} from './ChangePasswordForm/ChangePasswordForm.tsx'
export {
  ConfirmPasswordForm,
  confirmPasswordSchema,
  type ConfirmPasswordFormProps,
  type ConfirmPasswordValues,
} from './ConfirmPasswordForm/ConfirmPasswordForm.tsx'
export { CitiesForm, citiesSchema, type CitiesFormProps, type CitiesValues } from './CitiesForm/CitiesForm.tsx'
export { CompanyForm, type CompanyFormProps } from './CompanyForm/CompanyForm.tsx'
export { companySchema, toCompanyFields, type CompanyFields, type CompanyValues } from './CompanyForm/CompanyForm.schema.ts'
export { Form, type FormProps } from './Form/Form.tsx'
export { FormButtons, type FormButtonsProps, type FormParts } from './FormButtons/FormButtons.tsx'
export { CostConfigurationForm, type CostConfigurationFormProps } from './CostConfigurationForm/CostConfigurationForm.tsx'
export {
  costConfigurationSchema,
  toCostFields,
  type CostConfigurationFields,
  type CostConfigurationValues,
} from './CostConfigurationForm/CostConfigurationForm.schema.ts'
export { DocumentForm, type DocumentFormProps } from './DocumentForm/DocumentForm.tsx'
export {
  emptyDocument,
  toDocumentFields,
  documentSchema,
  type DocumentTypeOption,
  type DocumentFields,
  type DocumentValues,
} from './DocumentForm/DocumentForm.schema.ts'
export { DeclineTripForm, type DeclineTripFormProps } from './DeclineTripForm/DeclineTripForm.tsx'
export type { DeclineTripFields, DeclineTripValues } from './DeclineTripForm/DeclineTripForm.schema.ts'
export { DisputeForm, type DisputeFormProps } from './DisputeForm/DisputeForm.tsx'
export type { DisputeValues } from './DisputeForm/DisputeForm.schema.ts'
export {
  DocumentQuestionForm,
  type DocumentQuestionFormProps,
  type DocumentQuestionValues,
} from './DocumentQuestionForm/DocumentQuestionForm.tsx'
export { DriverForm, type DriverFormProps } from './DriverForm/DriverForm.tsx'
export {
  driverSchema,
  emptyDriver,
  toDriverFields,
  type DriverFields,
  type DriverValues,
  type StoredDriver,
  type VehicleOption,
} from './DriverForm/DriverForm.schema.ts'
export {
  ForgotPasswordForm,
  forgotPasswordSchema,
  type ForgotPasswordFormProps,
  type ForgotPasswordValues,
} from './ForgotPasswordForm/ForgotPasswordForm.tsx'
export { IdentityForm, type IdentityFormProps } from './IdentityForm/IdentityForm.tsx'
export { identitySchema, type IdentityFields, type IdentityValues } from './IdentityForm/IdentityForm.schema.ts'
export { InviteMemberForm, type InviteMemberFormProps, type RoleOption } from './InviteMemberForm/InviteMemberForm.tsx'
export { inviteMemberSchema, type InviteMemberFields, type InviteMemberValues } from './InviteMemberForm/InviteMemberForm.schema.ts'
export { LoginForm, loginSchema, type LoginFormProps, type LoginValues } from './LoginForm/LoginForm.tsx'
export { OtpForm, otpSchema, type OtpFormProps, type OtpValues } from './OtpForm/OtpForm.tsx'
export {
  PartnerTypeForm,
  partnerTypeSchema,
  type PartnerType,
  type PartnerTypeFormProps,
  type PartnerTypeValues,
} from './PartnerTypeForm/PartnerTypeForm.tsx'
export { PhoneLoginForm, phoneLoginSchema, type PhoneLoginFormProps, type PhoneLoginValues } from './PhoneLoginForm/PhoneLoginForm.tsx'
export { ProfileForm, type ProfileFormProps } from './ProfileForm/ProfileForm.tsx'
export { ProfilePreview, type ProfilePreviewProps } from './ProfileForm/ProfilePreview.tsx'
export { profileSchema, toProfileFields, type ProfileFields, type ProfileValues } from './ProfileForm/ProfileForm.schema.ts'
export { photoMimeTypes, resizePhoto } from './photo/resizePhoto.ts'
export type { UploadPhoto } from './photo/PhotoPicker.tsx'
export { RegisterForm, type RegisterFormProps } from './RegisterForm/RegisterForm.tsx'
export { registerSchema, type RegisterFields, type RegisterValues } from './RegisterForm/RegisterForm.schema.ts'
export {
  ResetPasswordForm,
  resetPasswordSchema,
  type ResetPasswordFormProps,
  type ResetPasswordValues,
} from './ResetPasswordForm/ResetPasswordForm.tsx'
export { SettlementAccountForm, type SettlementAccountFormProps } from './SettlementAccountForm/SettlementAccountForm.tsx'
export {
  settlementAccountSchema,
  type BankOption,
  type SettlementAccountValues,
} from './SettlementAccountForm/SettlementAccountForm.schema.ts'
export type { ResolveAccount, ResolvedAccount } from './SettlementAccountForm/useAccountLookup.ts'
export { SubmitButton, type SubmitButtonProps } from './SubmitButton/SubmitButton.tsx'
export { TripIssueForm, type TripIssueFormProps } from './TripIssueForm/TripIssueForm.tsx'
export { tripIssueSchema, type TripIssueFields, type TripIssueValues } from './TripIssueForm/TripIssueForm.schema.ts'
export type { GetLocation } from './TripIssueForm/LocationButton.tsx'
export { VehicleForm, type VehicleFormProps } from './VehicleForm/VehicleForm.tsx'
export {
  emptyVehicle,
  toVehicleFields,
  vehicleSchema,
  type StoredVehicle,
  type VehicleFields,
  type VehicleValues,
} from './VehicleForm/VehicleForm.schema.ts'
export type { FindVehicles } from './DriverForm/VehicleStep.tsx'
export type { CheckPlate } from './VehicleForm/PlateField.tsx'
export { serializeDraft, type FormDraft } from './formDraft.ts'
export { Checkbox, type CheckboxProps } from './fields/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupProps } from './fields/CheckboxGroup.tsx'
export { Combobox, type ComboboxProps } from './fields/Combobox.tsx'
export { DateField, type DateFieldProps } from './fields/DateField.tsx'
export { EmailField, type EmailFieldProps } from './fields/EmailField.tsx'
export { FileUploader, type FileUploaderProps } from './fields/FileUploader.tsx'
export { MultiSelect, type MultiSelectProps } from './fields/MultiSelect.tsx'
export { OtpInput, type OtpInputProps } from './fields/OtpInput.tsx'
export { PasswordField, type PasswordFieldProps } from './fields/PasswordField.tsx'
export { PhoneField, type PhoneFieldProps } from './fields/PhoneField.tsx'
export { RadioCards, type RadioCardsProps } from './fields/RadioCards.tsx'
export { Select, type SelectProps } from './fields/Select.tsx'
export { RadioGroup, type RadioGroupProps } from './fields/RadioGroup.tsx'
export { SuggestedField, type SuggestedFieldProps } from './fields/SuggestedField.tsx'
export { TextArea, type TextAreaProps } from './fields/TextArea.tsx'
export { TextField, type TextFieldProps } from './fields/TextField.tsx'
export { emptyPhone, type PhoneValue } from './phoneValue.ts'
export { getFieldErrors, type SubmitError } from './submitError.ts'
export { useForm, type FormOptions, type FormState } from './useForm.ts'
export { UnsentFormsContext, type UnsentForm, type UnsentForms } from './unsentForms.ts'
