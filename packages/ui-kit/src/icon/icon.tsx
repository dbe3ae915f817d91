import { chakra } from '@chakra-ui/react/styled-system';
import { paths } from './paths';

/** Name of an icon in the set. */
export type IconName = keyof typeof paths;

/** Whether a string from outside (an area's manifest) names an icon of the set. */
export const isIconName = (name: string): name is IconName => Object.hasOwn(paths, name);

const Svg = chakra('svg', {
  base: {
    flexShrink: 0,
    fill: 'none',
    stroke: 'currentColor',
    strokeWidth: '1.75',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
  },
});

export interface IconProps {
  name: IconName;
  /** In steps of four pixels; 4 is sixteen pixels. */
  size?: '3' | '4' | '5' | '6' | '8' | '10';
  /** Accessible name; without it the icon is decorative. */
  label?: string;
}

/** A line icon in the current text colour. */
export function Icon({ name, size = '4', label }: IconProps) {
  return (
    <Svg viewBox="0 0 24 24" w={size} h={size} role={label ? 'img' : undefined} aria-label={label} aria-hidden={!label}>
      <path d={paths[name]} />
    </Svg>
  );
}
