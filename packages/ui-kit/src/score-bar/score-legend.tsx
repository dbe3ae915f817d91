import { chakra } from '@chakra-ui/react/styled-system';
import { Button } from '../button/button';
import { Panel } from '../panel/panel';
import { MAX_OF_PART, PARTS, type ScorePart } from './score-parts';

/** What each part compares. */
const MEANINGS: Record<ScorePart, string> = {
  title: 'how alike the titles are',
  words: 'words that both texts use',
  duties: 'the text beside the duties',
  skills: 'the text beside the skills',
  level: 'responsibility, counts half',
};

/** Labels the segments of a score bar, in their order. */
export function ScoreLegend({ onClose }: { onClose: () => void }) {
  return (
    <Panel
      title="The five segments of a score"
      actions={
        <Button size="sm" onClick={onClose}>
          Got it
        </Button>
      }
    >
      <chakra.dl
        display={{ base: 'grid', sm: 'flex' }}
        gridTemplateColumns="auto minmax(0, 1fr)"
        alignItems="baseline"
        columnGap={{ base: '3', sm: '1' }}
        rowGap="1"
        maxW="4xl"
      >
        {PARTS.map((part) => (
          <chakra.div key={part} display={{ base: 'contents', sm: 'block' }} flex="1" minW="0">
            <chakra.span
              aria-hidden
              display={{ base: 'none', sm: 'block' }}
              h="3"
              mb="1"
              bg="accent.solid"
              outline="1px solid transparent"
              style={{ width: `${MAX_OF_PART[part] * 100}%` }}
            />
            <chakra.dt fontWeight="medium">{part}</chakra.dt>
            <chakra.dd color="fg.muted" fontSize="sm">
              {MEANINGS[part]}
            </chakra.dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Panel>
  );
}
