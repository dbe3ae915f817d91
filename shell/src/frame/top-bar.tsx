import { Link, useClient, useSession } from '@skills-architect/portal-kit';
import { mayLeave, useShortcutSetting } from '@skills-architect/portal-kit/host';
import {
  Avatar,
  Box,
  Button,
  chakra,
  HStack,
  Icon,
  IconButton,
  Spacer,
  Text,
  VisuallyHidden,
} from '@skills-architect/ui-kit';
import { chooseClient } from '../client-choice/choose-client';
import { LanguageMenu } from '../language/language-menu';
import { Bell } from '../overlays/bell';
import { usePalette } from '../palette/palette';
import { ACCOUNT } from '../session/account';
import { signOutWithQuestion } from '../session/sign-out';
import { Breadcrumb } from './breadcrumb';
import { ThemeToggle } from './theme-toggle';
import { useControlsWidth } from './use-controls-width';

const Home = chakra(Link, {
  base: {
    fontWeight: 'semibold',
    whiteSpace: 'nowrap',
    rounded: 'md',
    minW: '0',
    textOverflow: 'ellipsis',
    overflow: 'hidden',
  },
});

/** A page of 1280 pixels is 320 wide at a zoom of 400 %: the controls stay in it without gaps, and the name is cut. */
const NARROW_GAP = 'clamp(0px, 100vw - 340px, 4px)';

/** The header of every screen. */
export function TopBar({ onMenu }: { onMenu: () => void }) {
  const { user } = useSession();
  const hasShortcuts = useShortcutSetting((setting) => setting.isOn);
  const { open, palette } = usePalette();
  const controls = useControlsWidth();
  return (
    <HStack
      as="header"
      data-part="bar"
      position="sticky"
      top="0"
      zIndex="bar"
      gap={{ base: '1', md: '3' }}
      h="12"
      px={{ base: '2', md: '4' }}
      bg="bg.panel"
      borderBottomWidth="1px"
    >
      <IconButton icon="menu" label="Open menu" aria-keyshortcuts={hasShortcuts ? '[' : undefined} onClick={onMenu} />
      <Home to="/">Skills Architect</Home>
      <Breadcrumb />
      <Spacer />
      {palette}
      <HStack ref={controls} gap={{ base: NARROW_GAP, md: '3' }} minW="0" flexShrink={{ base: 0, sm: 1 }}>
        <ClientButton />
        <IconButton icon="search" label="Go to (Ctrl K)" aria-keyshortcuts="Control+K Meta+K" onClick={open} />
        <Bell />
        <Box hideBelow="sm">
          <LanguageMenu />
        </Box>
        <ThemeToggle />
        <HStack gap="2" hideBelow="sm" asChild>
          <Link to={ACCOUNT}>
            <Avatar name={user.name} />
            <VisuallyHidden>: your account</VisuallyHidden>
            <Text as="span" aria-hidden display={{ base: 'none', lg: 'inline' }} maxW="40" truncate>
              {user.name}
            </Text>
          </Link>
        </HStack>
        <IconButton icon="logout" label="Logout" onClick={() => void signOutWithQuestion()} />
      </HStack>
    </HStack>
  );
}

/** Choosing another client remounts the screens, so unsaved changes must be confirmed first. */
const changeClient = async () => {
  if (await mayLeave()) await chooseClient();
};

/** The selected client, for users with several; changing it affects every screen. */
function ClientButton() {
  const { client, clients } = useClient();
  if (clients.length < 2) return null;
  return (
    <Button
      size="sm"
      minW={{ base: '8', sm: '0' }}
      flexShrink={{ base: 0, sm: 1 }}
      aria-label={client?.clientName ?? 'Select Client'}
      onClick={() => void changeClient()}
    >
      <chakra.span display={{ base: 'inline', sm: 'none' }} lineHeight="0">
        <Icon name="building" />
      </chakra.span>
      <Text as="span" truncate maxW={{ sm: '32', lg: '64' }} display={{ base: 'none', sm: 'inline' }}>
        {client?.clientName ?? 'Select Client'}
      </Text>
    </Button>
  );
}
