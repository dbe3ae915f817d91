import { chakra } from '@chakra-ui/react/styled-system';

const HUE_PATTERNS = [
  ['digital', /digital|tool/i],
  ['leadership', /leader/i],
  ['mindset', /mindset|meta/i],
] as const;

/** Hue of a skill category by its name; unknown names get the functional hue. */
export const categoryHue = (name: string) =>
  HUE_PATTERNS.find(([, pattern]) => pattern.test(name))?.[0] ?? 'functional';

export interface CategoryDotProps {
  /** The category's name, e.g. 'Digital Tools'. */
  name: string;
  /** Hides the name visually; screen readers still read it. */
  hideName?: boolean;
}

/** A skill category: a coloured dot beside its name. */
export function CategoryDot({ name, hideName }: CategoryDotProps) {
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="2" title={hideName ? name : undefined}>
      <chakra.span
        role={hideName ? 'img' : undefined}
        aria-label={hideName ? name : undefined}
        aria-hidden={hideName ? undefined : true}
        flexShrink={0}
        w="2"
        h="2"
        rounded="full"
        bg={`category.${categoryHue(name)}`}
        forcedColorAdjust="none"
      />
      {!hideName && name}
    </chakra.span>
  );
}
