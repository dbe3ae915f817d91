import { Stack } from '@chakra-ui/react/stack';
import { SuggestionBox } from './suggestion-box';

const doNothing = () => undefined;
const state = { onAsk: doNothing, onClose: doNothing, none: 'No similar skill has a text.' };
const items = [
  {
    key: 1,
    text: 'Plans how data is taken from its sources, cleaned, joined and delivered on time.',
    from: 'Suggested from similar skills: Data pipeline design (Skills Architect)',
    verb: 'Use' as const,
    onTake: doNothing,
  },
];

export function SuggestionStories() {
  return (
    <Stack gap="5">
      <SuggestionBox {...state} label="Skill Description" status="closed" items={[]} note="Written by the model" />
      <SuggestionBox {...state} label="Skill Description" status="ready" origin="Made from the library" items={items} />
      <SuggestionBox {...state} label="Level Descriptions" status="asking" items={[]} />
      <SuggestionBox
        {...state}
        label="Role Description"
        status="failed"
        error="Please try again"
        onAskLibrary={doNothing}
        items={[]}
      />
    </Stack>
  );
}
