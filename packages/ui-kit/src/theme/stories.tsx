import { chakra } from '@chakra-ui/react/styled-system';

const GROUNDS = ['bg', 'bg.panel', 'bg.raised', 'bg.hover', 'bg.sunken'];
const WORDS = ['fg', 'fg.muted', 'accent.fg', 'danger.fg', 'warning.fg', 'done.fg'];

export function ThemeStories() {
  return (
    <>
      <chakra.div display="flex" flexWrap="wrap" gap="2">
        {GROUNDS.map((ground) => (
          <chakra.div key={ground} bg={ground} borderWidth="1px" rounded="md" px="3" py="2" display="grid">
            <span>{ground}</span>
            {WORDS.map((word) => (
              <chakra.span key={word} color={word} fontSize="sm">
                {word}
              </chakra.span>
            ))}
          </chakra.div>
        ))}
      </chakra.div>
      <chakra.p fontSize="xl">Page title, 20 px</chakra.p>
      <p>Forms, 14 px: 0123456789</p>
      <chakra.p fontSize="sm">Tables, 13 px: 0123456789</chakra.p>
    </>
  );
}
