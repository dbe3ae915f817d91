// Layout: Chakra's own, so that no screen imports it.
export { Box, type BoxProps } from '@chakra-ui/react/box';
export { Center } from '@chakra-ui/react/center';
export { Flex, type FlexProps } from '@chakra-ui/react/flex';
export { Grid, GridItem, type GridItemProps, type GridProps } from '@chakra-ui/react/grid';
export { SimpleGrid } from '@chakra-ui/react/simple-grid';
export { Spacer } from '@chakra-ui/react/spacer';
export { HStack, Stack, type StackProps, VStack } from '@chakra-ui/react/stack';
export { chakra } from '@chakra-ui/react/styled-system';
export { Text, type TextProps } from '@chakra-ui/react/text';
export { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
export { Wrap } from '@chakra-ui/react/wrap';
export { Accordion, type AccordionItem, type AccordionProps } from './accordion/accordion';
export { Avatar, type AvatarProps } from './avatar/avatar';
export { Button, type ButtonProps } from './button/button';
export { Chip, type ChipProps } from './chip/chip';
export { Checkbox, type CheckboxProps } from './choice/checkbox';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './choice/radio-group';
export { Switch, type SwitchProps } from './choice/switch';
export { TickBox, type TickBoxProps } from './choice/tick-box';
export { type ColourMode, colourMode, useColourMode } from './colour-mode/colour-mode';
export { ConfirmDialog, type ConfirmDialogProps } from './dialog/confirm-dialog';
export { Dialog, type DialogProps } from './dialog/dialog';
export { Drawer, type DrawerProps } from './dialog/drawer';
export { EmptyState, type EmptyStateProps, NoResult, type NoResultProps } from './empty-state/empty-state';
export { ErrorPanel, type ErrorPanelProps, FailurePanel, type FailurePanelProps } from './error-panel/error-panel';
export { LoadError, type LoadErrorProps } from './error-panel/load-error';
export { Field, type FieldAriaProps, type FieldTexts } from './field/field';
export { FilterBar, type FilterBarProps } from './filter-bar/filter-bar';
export { FormActions } from './form-actions/form-actions';
export { Heading } from './heading/heading';
export { Icon, type IconName, type IconProps, isIconName } from './icon/icon';
export { IconButton, type IconButtonProps } from './icon-button/icon-button';
export { JobCard, type JobCardProps, type JobView } from './job-tray/job-card';
export { JobTray, type JobTrayProps } from './job-tray/job-tray';
export { Link } from './link/link';
export {
  LoadingOverlay,
  type LoadingOverlayProps,
  MessageLoader,
  type MessageLoaderProps,
} from './loading/loading-overlay';
export { Spinner, type SpinnerProps } from './loading/spinner';
export { Menu, type MenuProps } from './menu/menu';
export type { MenuEntry, MenuItem } from './menu/menu-item';
export type { NotificationView } from './notification-stack/notification-card';
export { NotificationStack, type NotificationStackProps } from './notification-stack/notification-stack';
export { Page, type PageProps } from './page/page';
export { Panel, type PanelProps } from './panel/panel';
export { ProgressBar, type ProgressBarProps } from './progress-bar/progress-bar';
export { UiProvider } from './provider/ui-provider';
export { SearchBox, type SearchBoxProps } from './search-box/search-box';
export { SelectField, type SelectFieldProps, type SelectOption } from './select-field/select-field';
export { Skeleton, SkeletonLine, type SkeletonProps } from './skeleton/skeleton';
export { StatusBadge, type StatusBadgeProps, type Tone } from './status-badge/status-badge';
export type { TabView } from './tabs/tab-view';
export { Tabs, type TabsProps } from './tabs/tabs';
export { Input } from './text-field/input';
export { PasswordField } from './text-field/password-field';
export { TextArea, type TextAreaProps, TextField, type TextFieldProps } from './text-field/text-field';
export { Tooltip, type TooltipProps } from './tooltip/tooltip';
