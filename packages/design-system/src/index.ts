export { ActionStack, type OffAction, OffActions } from "./actions/ActionStack.tsx";
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonProps,
  type ButtonVariant,
  IconButton,
  type IconButtonProps,
} from "./actions/Button.tsx";
export { CopyButton } from "./actions/CopyButton.tsx";
export { BareLink, Link, type LinkElementProps, LinkProvider } from "./actions/Link.tsx";
export { ConfirmDialog, Dialog } from "./dialog/Dialog.tsx";
export { Checkbox } from "./fields/Checkbox.tsx";
export { Combobox } from "./fields/Combobox.tsx";
export { Field, type FieldProps } from "./fields/Field.tsx";
export { FilterChip } from "./fields/FilterChip.tsx";
export { Form, type FormErrors } from "./fields/Form.tsx";
export { fold } from "./fields/fold.ts";
export { MultiSelect } from "./fields/MultiSelect.tsx";
export type { Option } from "./fields/option.ts";
export { PasswordField } from "./fields/PasswordField.tsx";
export { RadioGroup, type RadioOption } from "./fields/RadioGroup.tsx";
export { SearchField } from "./fields/SearchField.tsx";
export { Select } from "./fields/Select.tsx";
export { useWhenValid } from "./fields/scope.ts";
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from "./fields/TextField.tsx";
export { AppShell, Brand, type NavGroup, NavGroups, type NavItem, UserCard } from "./layout/AppShell.tsx";
export { Axes, Axis, StepPath } from "./layout/Axes.tsx";
export { BulkBar } from "./layout/BulkBar.tsx";
export { EmptyLayout } from "./layout/EmptyLayout.tsx";
export { ChipRow, FilterBar } from "./layout/FilterBar.tsx";
export { GuestLayout } from "./layout/GuestLayout.tsx";
export { Ledger, LedgerColumns, LedgerEntry, LedgerGroup } from "./layout/Ledger.tsx";
export {
  Breadcrumbs,
  type Crumb,
  Margin,
  Page,
  PageSkeleton,
  Section,
  Sheet,
  SheetAndMargin,
  type ViewTab,
  ViewTabs,
} from "./layout/Page.tsx";
export { PopoverPanel } from "./layout/PopoverPanel.tsx";
export { FieldStack, FormRow, ScreenOnly } from "./layout/ScreenOnly.tsx";
export { SearchButton } from "./layout/SearchButton.tsx";
export { type SectionAnchor, SectionNav } from "./layout/SectionNav.tsx";
export { ThumbBar, WideOnly } from "./layout/ThumbBar.tsx";
export { VisuallyHidden } from "./layout/VisuallyHidden.tsx";
export { Alert } from "./status/Alert.tsx";
export { Badge, type Tone } from "./status/Badge.tsx";
export { DescriptionList, Timeline, type TimelineItem } from "./status/DescriptionList.tsx";
export { type Fact, FactGrid } from "./status/FactGrid.tsx";
export { LoadingBar } from "./status/LoadingBar.tsx";
export { ProgressBar, ProgressSegments } from "./status/Progress.tsx";
export { EmptyState, ErrorState, ForbiddenState, Skeleton } from "./status/States.tsx";
export { Sums } from "./status/Sums.tsx";
export { Note, Work } from "./status/Work.tsx";
export { TextsProvider, useTexts, useTextsLocale } from "./texts/TextsProvider.tsx";
export { frenchTexts, type Texts } from "./texts/texts.ts";
export { type ShownToast, type ToastMessage, ToastProvider, useToasts } from "./toast/Toasts.tsx";
export { clientThemes, paperColours } from "./tokens/clientThemes.ts";
