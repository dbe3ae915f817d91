import { chakra } from '@chakra-ui/react/styled-system';

export interface AvatarProps {
  /** The person's name; its initials are shown. */
  name: string;
  /** Hides the badge from screen readers, for use beside the name. */
  decorative?: boolean;
}

const initials = (name: string) => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const first = words[0]?.[0] ?? '?';
  const last = words.length > 1 ? (words.at(-1)?.[0] ?? '') : '';
  return `${first}${last}`.toUpperCase();
};

/** A person's initials in a round badge. */
export function Avatar({ name, decorative }: AvatarProps) {
  return (
    <chakra.span
      role={decorative ? undefined : 'img'}
      aria-label={decorative ? undefined : name}
      aria-hidden={decorative}
      display="inline-grid"
      placeItems="center"
      flexShrink={0}
      w="8"
      h="8"
      rounded="full"
      bg="accent.subtle"
      color="accent.fg"
      fontSize="sm"
      fontWeight="semibold"
      userSelect="none"
    >
      {initials(name)}
    </chakra.span>
  );
}
