import {
  type ListedShortcut,
  toggleShortcuts,
  useListedShortcuts,
  useShortcutSetting,
} from '@skills-architect/portal-kit/host';
import { Box, chakra, Stack, Switch, Text } from '@skills-architect/ui-kit';

const Key = chakra('kbd', {
  base: {
    px: '2',
    borderWidth: '1px',
    borderColor: 'border.strong',
    rounded: 'md',
    fontFamily: 'inherit',
    fontSize: 'sm',
  },
});

const PALETTE_SHORTCUT: ListedShortcut = { keys: ['Ctrl K', '⌘ K'], what: 'Go to a screen, persona, skill or role' };

/** The shortcuts of the page, with the switch that turns single keys off. */
export default function ShortcutList() {
  const isOn = useShortcutSetting((setting) => setting.isOn);
  const shortcuts = useListedShortcuts((listed) => listed.shortcuts);
  return (
    <Stack gap="4">
      <Switch
        label="Single-key shortcuts"
        help="Turn them off if you use speech input or press keys by accident."
        checked={isOn}
        onChange={toggleShortcuts}
      />
      <Stack as="dl" gap="2">
        <Shortcut {...PALETTE_SHORTCUT} />
        {isOn && shortcuts.map((shortcut) => <Shortcut key={shortcut.what} {...shortcut} />)}
      </Stack>
    </Stack>
  );
}

function Shortcut({ keys, what }: ListedShortcut) {
  return (
    <Box display="flex" flexWrap="wrap" justifyContent="space-between" columnGap="4" rowGap="1">
      <Text as="dt">{what}</Text>
      <Text as="dd" textAlign="end">
        {keys.flatMap((key, index) => [index > 0 && ' ', <Key key={key}>{key}</Key>])}
      </Text>
    </Box>
  );
}
