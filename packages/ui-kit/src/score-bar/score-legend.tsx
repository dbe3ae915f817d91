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
      <chakra.dl display="flex" flexDirection={{ base: 'column', sm: 'row' }} columnGap="1" rowGap="2" maxW="4xl">
        {PARTS.map((part) => (
          <chakra.div key={part} flex={{ base: 'none', sm: 1 }} minW="0">
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
