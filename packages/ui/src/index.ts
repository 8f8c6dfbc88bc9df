export { Accordion, type AccordionItem, type AccordionProps, type AccordionType } from './Accordion/Accordion.tsx'
export { AlertDialog, type AlertDialogProps } from './AlertDialog/AlertDialog.tsx'
export { AlertStrip, type AlertStripPlacement, type AlertStripProps, type AlertStripTone } from './AlertStrip/AlertStrip.tsx'
export { AppShell, type AppShellProps } from './AppShell/AppShell.tsx'
export { Avatar, type AvatarProps, type AvatarShape, type AvatarSize, type AvatarTone } from './Avatar/Avatar.tsx'
export { AvatarGroup, type AvatarGroupProps } from './AvatarGroup/AvatarGroup.tsx'
export { Badge, type BadgeDot, type BadgeKind, type BadgeProps, type BadgeSize, type BadgeTone } from './Badge/Badge.tsx'
export { CardGroup, type CardGroupColumns, type CardGroupProps } from './CardGroup/CardGroup.tsx'
export { FieldRow, type FieldRowProps } from './FieldRow/FieldRow.tsx'
export { GroupedList, type GroupedListGroup, type GroupedListItem, type GroupedListProps } from './GroupedList/GroupedList.tsx'
export { ImageCropper, type ImageCrop, type ImageCropperLabels, type ImageCropperProps } from './ImageCropper/ImageCropper.tsx'
export { Logo, type LogoProps } from './Logo/Logo.tsx'
export { LogoMark, type LogoMarkProps, type LogoSize, type LogoTone } from './LogoMark/LogoMark.tsx'
export { Button, type ButtonProps, type ButtonSize, type ButtonVariant } from './Button/Button.tsx'
export { Calendar, type CalendarLabels, type CalendarProps, type WeekStart } from './Calendar/Calendar.tsx'
export { Card, type CardElement, type CardPadding, type CardProps } from './Card/Card.tsx'
export { Carousel, type CarouselControls, type CarouselLabels, type CarouselProps, type CarouselSlide } from './Carousel/Carousel.tsx'
export { ChartSkeleton, type ChartSkeletonKind, type ChartSkeletonProps } from './ChartSkeleton/ChartSkeleton.tsx'
export { Checkbox, type CheckboxProps, type CheckboxSize, type CheckedState } from './Checkbox/Checkbox.tsx'
export { CheckboxGroup, type CheckboxGroupOption, type CheckboxGroupProps } from './CheckboxGroup/CheckboxGroup.tsx'
export { Checklist, type ChecklistItem, type ChecklistLabels, type ChecklistProps, type ChecklistStatus } from './Checklist/Checklist.tsx'
export { Combobox, type ComboboxLabels, type ComboboxOptionState, type ComboboxProps } from './Combobox/Combobox.tsx'
export type { CommandAction } from './CommandPalette/commandActions.ts'
export { CommandPalette, type CommandPaletteProps } from './CommandPalette/CommandPalette.tsx'
export { useHotkey, type HotkeyOptions } from './CommandPalette/useHotkey.ts'
export type { CommandPaletteLabels } from './CommandPalette/commandPaletteLabels.ts'
export { ConfirmDialog, type ConfirmDialogLabels, type ConfirmDialogProps, type ConfirmDialogType } from './ConfirmDialog/ConfirmDialog.tsx'
export {
  ConfirmDialogProvider,
  useConfirm,
  type Confirm,
  type ConfirmDialogProviderProps,
  type ConfirmOptions,
} from './ConfirmDialog/ConfirmDialogProvider.tsx'
export { CopyButton, type CopyButtonProps } from './CopyButton/CopyButton.tsx'
export { CountButton, type CountButtonProps } from './CountButton/CountButton.tsx'
export type { Column, ColumnAlign, ColumnWidth, RowCard, RowGroup } from './DataTable/tableColumns.ts'
export {
  DataTable,
  type DataTableProps,
  type SelectedRows,
  type TableDensity,
  type TableLayout,
  type TableFiltering,
  type TablePagination,
  type TableView,
} from './DataTable/DataTable.tsx'
export type { DataTableLabels } from './DataTable/dataTableLabels.ts'
export type { RowSelection } from './DataTable/rowSelection.ts'
export type { SortDirection, Sorting, SortValue } from './DataTable/sortRows.ts'
export type { ColumnStorage, ColumnVisibility } from './DataTable/columnVisibility.ts'
export { DateField, type DateFieldLabels, type DateFieldProps, type DateProblem } from './DateField/DateField.tsx'
export { DateText, type DateTextProps } from './DateText/DateText.tsx'
export { DaySchedule, type DayScheduleProps, type ScheduleItem, type ScheduleRow } from './DaySchedule/DaySchedule.tsx'
export {
  DescriptionList,
  type DescriptionItem,
  type DescriptionListLabels,
  type DescriptionListProps,
} from './DescriptionList/DescriptionList.tsx'
export { Dialog, type DialogProps, type DialogSize } from './Dialog/Dialog.tsx'
export { Divider, type DividerProps } from './Divider/Divider.tsx'
export { EmptyState, type EmptyStateProps } from './EmptyState/EmptyState.tsx'
export { ErrorSummary, type ErrorSummaryItem, type ErrorSummaryLabels, type ErrorSummaryProps } from './ErrorSummary/ErrorSummary.tsx'
export { ErrorState, type ErrorStateKind, type ErrorStateLabels, type ErrorStateProps } from './ErrorState/ErrorState.tsx'
export { FileUploader, type FileUploaderProps } from './FileUploader/FileUploader.tsx'
export type { FileKind } from './FileUploader/fileKinds.ts'
export type { FileUploaderLabels, RejectReason, UploadLimits } from './FileUploader/fileUploaderLabels.ts'
export type { UploadedFile, UploadStatus } from './FileUploader/uploadQueue.ts'
export type { Upload, UploadContext, UploadProgress } from './FileUploader/uploadManager.ts'
export type { RejectedFile } from './FileUploader/uploadEngine.ts'
export { FormActions, type FormActionsProps } from './FormActions/FormActions.tsx'
export { FullScreenPanel, type FullScreenPanelProps, type FullScreenPanelWidth } from './FullScreenPanel/FullScreenPanel.tsx'
export { Grid, type GridColumns, type GridProps } from './Grid/Grid.tsx'
export { Heading, type HeadingLevel, type HeadingProps, type HeadingSize } from './Heading/Heading.tsx'
export { IconButton, type IconButtonProps, type IconButtonSize, type IconButtonVariant } from './IconButton/IconButton.tsx'
export { InfoTip, type InfoTipProps } from './InfoTip/InfoTip.tsx'
export { Inline, type InlineProps } from './Inline/Inline.tsx'
export { LandingLayout, type LandingLayoutProps, type LandingBenefit } from './LandingLayout/LandingLayout.tsx'
export { Link, type LinkProps, type LinkSize, type LinkTone } from './Link/Link.tsx'
export { LinkProvider, useLinkComponent, type LinkComponent, type LinkComponentProps } from './Link/LinkProvider.tsx'
export { Loading, type LoadingLabels, type LoadingProps } from './Loading/Loading.tsx'
export {
  Menu,
  type MenuAction,
  type MenuAlign,
  type MenuCheckbox,
  type MenuItem,
  type MenuProps,
  type MenuRadioGroup,
  type MenuSeparator,
  type MenuSide,
  type MenuSubmenu,
} from './Menu/Menu.tsx'
export { Meter, type MeterProps } from './Meter/Meter.tsx'
export { Money, type MoneyProps, type MoneySize } from './Money/Money.tsx'
export { MoneyField, type MoneyFieldLabels, type MoneyFieldProps } from './MoneyField/MoneyField.tsx'
export { MultiSelect, type MultiSelectOption, type MultiSelectProps, type MultiSelectSummary } from './MultiSelect/MultiSelect.tsx'
export type { MultiSelectLabels } from './MultiSelect/multiSelectLabels.ts'
export {
  NotificationList,
  type NotificationGroup,
  type NotificationItem,
  type NotificationListLabels,
  type NotificationListProps,
  type NotificationTone,
} from './NotificationList/NotificationList.tsx'
export { NumberField, type NumberFieldLabels, type NumberFieldProps } from './NumberField/NumberField.tsx'
export { OfflineBanner, type OfflineBannerKind, type OfflineBannerProps } from './OfflineBanner/OfflineBanner.tsx'
export { PrintSheet, type PrintSheetGroup, type PrintSheetProps, type PrintSheetRow } from './PrintSheet/PrintSheet.tsx'
export { RouteLine, type RouteLineProps, type RouteLineStop } from './RouteLine/RouteLine.tsx'
export { RouteName, type RouteNameProps } from './RouteName/RouteName.tsx'
export { RouteProgress, type RouteProgressProps } from './RouteProgress/RouteProgress.tsx'
export { SeatMark, type SeatMarkProps, type SeatMarkState } from './SeatMark/SeatMark.tsx'
export { SeatPlan, type SeatPlanLabels, type SeatPlanProps } from './SeatPlan/SeatPlan.tsx'
export { SegmentedControl, type SegmentedControlOption, type SegmentedControlProps } from './SegmentedControl/SegmentedControl.tsx'
export { SideLabelRow, type SideLabelRowProps } from './SideLabelRow/SideLabelRow.tsx'
export {
  SingleColumnLayout,
  type SingleColumnLayoutVerticalAlign,
  type SingleColumnLayoutProps,
  type SingleColumnLayoutWidth,
} from './SingleColumnLayout/SingleColumnLayout.tsx'
export { OptionList, type OptionListLabels, type OptionListOption, type OptionListProps } from './OptionList/OptionList.tsx'
export { OtpInput, type OtpInputLabels, type OtpInputProps, type OtpRejection } from './OtpInput/OtpInput.tsx'
export { OtpResend, type OtpResendLabels, type OtpResendProps } from './OtpResend/OtpResend.tsx'
export { PageContent, type PageContentProps, type PageContentWidth } from './PageContent/PageContent.tsx'
export {
  PageHeader,
  type Breadcrumb,
  type PageHeaderLabels,
  type PageHeaderOrganization,
  type PageHeaderProps,
} from './PageHeader/PageHeader.tsx'
export { FullPageMessage, type FullPageMessageProps } from './FullPageMessage/FullPageMessage.tsx'
export { Pagination, type PaginationLabels, type PaginationProps } from './Pagination/Pagination.tsx'
export { PasswordField, type PasswordFieldLabels, type PasswordFieldProps, type PasswordRule } from './PasswordField/PasswordField.tsx'
export { PhoneField, type PhoneDetails, type PhoneFieldLabels, type PhoneFieldProps, type PhoneProblem } from './PhoneField/PhoneField.tsx'
export { Picture, type PictureProps, type PictureRatio } from './Picture/Picture.tsx'
export { formatPhone } from './PhoneText/formatPhone.ts'
export { PhoneText, type PhoneTextProps } from './PhoneText/PhoneText.tsx'
export {
  Popover,
  type PopoverAlign,
  type PopoverPadding,
  type PopoverProps,
  type PopoverSide,
  type PopoverWidth,
} from './Popover/Popover.tsx'
export { PressErrorProvider, type PressErrorProviderProps } from './PressErrorProvider/PressErrorProvider.tsx'
export { Progress, type ProgressProps, type ProgressTone } from './Progress/Progress.tsx'
export { ProgressLine, type ProgressLineProps } from './ProgressLine/ProgressLine.tsx'
export { RadioCards, type RadioCard, type RadioCardsColumns, type RadioCardsProps } from './RadioCards/RadioCards.tsx'
export { RadioGroup, type RadioGroupOption, type RadioGroupOrientation, type RadioGroupProps } from './RadioGroup/RadioGroup.tsx'
export { Rating, type RatingLabels, type RatingProps } from './Rating/Rating.tsx'
export { BusyRegion, type BusyRegionProps } from './BusyRegion/BusyRegion.tsx'
export { CustomSelect, type CustomSelectOption, type CustomSelectProps } from './CustomSelect/CustomSelect.tsx'
export type { GeoPoint } from './RouteMap/routeGeometry.ts'
export {
  RouteMap,
  type MapWater,
  type RouteMapAdapter,
  type RouteMapHeight,
  type RouteMapLabels,
  type RouteMapProps,
  type RouteStop,
  type RouteStopStatus,
  type RouteVehicle,
} from './RouteMap/RouteMap.tsx'
export { RouteTileMap, type MapTiles, type RouteTileMapLabels, type RouteTileMapProps } from './RouteTileMap/RouteTileMap.tsx'
export { RouteTabs, type RouteTab, type RouteTabsProps } from './RouteTabs/RouteTabs.tsx'
export { SearchField, type SearchFieldLabels, type SearchFieldProps, type SearchFieldSize } from './SearchField/SearchField.tsx'
export { Select, type SelectOption, type SelectProps, type SelectSize } from './Select/Select.tsx'
export { SettingsSection, type SettingsSectionProps } from './SettingsSection/SettingsSection.tsx'
export {
  Sidebar,
  type SidebarBrand,
  type SidebarItem,
  type SidebarLabels,
  type SidebarUser,
  type SidebarProps,
  type SidebarSection,
} from './Sidebar/Sidebar.tsx'
export type { SidebarStorage } from './Sidebar/useStoredCollapsed.ts'
export { Skeleton, type SkeletonProps, type SkeletonShape, type SkeletonSize, type SkeletonWidth } from './Skeleton/Skeleton.tsx'
export { SlideOver, type SlideOverProps, type SlideOverSide } from './SlideOver/SlideOver.tsx'
export { Spinner, type SpinnerProps, type SpinnerSize } from './Spinner/Spinner.tsx'
export { SplitLayout, type SplitLayoutProps, type SplitLayoutVerticalAlign } from './SplitLayout/SplitLayout.tsx'
export { Stack, type StackProps } from './Stack/Stack.tsx'
export { StatGroup, type StatGroupProps } from './StatGroup/StatGroup.tsx'
export { StatCard, type StatCardLabels, type StatCardProps, type StatCardTrend } from './StatCard/StatCard.tsx'
export { StatusPill, type StatusAppearance, type StatusPillProps, type StatusRegistry } from './StatusPill/StatusPill.tsx'
export {
  Stepper,
  type StepperLabels,
  type StepperOrientation,
  type StepperProps,
  type StepperStep,
  type StepStatus,
} from './Stepper/Stepper.tsx'
export { Tabs, type TabItem, type TabsActivation, type TabsOrientation, type TabsProps } from './Tabs/Tabs.tsx'
export { Switch, type SwitchProps } from './Switch/Switch.tsx'
export { Text, type TextProps, type TextSize, type TextTone, type TextWeight } from './Text/Text.tsx'
export { TextArea, type TextAreaLabels, type TextAreaMaxRows, type TextAreaProps, type TextAreaRows } from './TextArea/TextArea.tsx'
export { TextField, type TextFieldLabels, type TextFieldProps, type TextFieldType } from './TextField/TextField.tsx'
export type { ColorScheme, Contrast, Density, ThemeChoice, ThemeStorage } from './ThemeProvider/themeChoice.ts'
export { useTheme, type Theme } from './ThemeProvider/ThemeContext.ts'
export { ThemeProvider, type ThemeProviderProps } from './ThemeProvider/ThemeProvider.tsx'
export { Timeline, type TimelineEvent, type TimelineOrientation, type TimelineProps, type TimelineStatus } from './Timeline/Timeline.tsx'
export { TimetableLegend, type TimetableLegendProps } from './TimetableLegend/TimetableLegend.tsx'
export {
  Timetable,
  type TimetableDay,
  type TimetableLabels,
  type TimetableMark,
  type TimetableProps,
  type TimetableRow,
} from './Timetable/Timetable.tsx'
export { showPromise, type PromiseMessages } from './Toast/showPromise.ts'
export type { ToastAction, ToastActionEvent, ToastCloseReason, ToastOptions, ToastTone } from './Toast/toastStore.ts'
export { ToastProvider, useToast, type ToastProviderProps, type Toasts } from './Toast/ToastProvider.tsx'
export type { ToastLabels, ToastPosition } from './Toast/ToastRegion.tsx'
export { Tooltip, type TooltipProps, type TooltipSide } from './Tooltip/Tooltip.tsx'
export { TooltipProvider, type TooltipProviderProps } from './Tooltip/TooltipProvider.tsx'
export { TopBar, type TopBarBrand, type TopBarProps } from './TopBar/TopBar.tsx'
export { useHeldWhilePressed } from './private/useHeldWhilePressed.ts'
export { useLazyModule } from './private/useLazyModule.ts'
export { TypedConfirmation, type TypedConfirmationLabels, type TypedConfirmationProps } from './TypedConfirmation/TypedConfirmation.tsx'
export { UnbrokenText, type UnbrokenTextProps } from './UnbrokenText/UnbrokenText.tsx'
export { VisuallyHidden, type VisuallyHiddenProps } from './VisuallyHidden/VisuallyHidden.tsx'
export type { CloseReason, OpenChangeDetails, OpenChangeReason } from './private/overlay/openChangeReasons.ts'
export type { Breakpoint, Responsive, Space } from './theme/responsiveProp.ts'
export { Waterfall, type WaterfallProps, type WaterfallStep, type WaterfallTone } from './Waterfall/Waterfall.tsx'
