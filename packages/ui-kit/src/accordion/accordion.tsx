import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { ToggleButton } from '../toggle-button/toggle-button';

/** A panel with its heading. */
export interface AccordionItem {
  id: string;
  title: string;
  /** Right end of the heading: a count, a status; may contain buttons. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** Ids of the open panels; omit for uncontrolled use. */
  open?: readonly string[];
  onOpen?: (ids: string[]) => void;
  /** Initially open panels when uncontrolled. */
  startOpen?: readonly string[];
  /** Heading level. */
  level?: 2 | 3 | 4;
}

/** Collapsible panels. Closed content is not rendered. */
export function Accordion({ items, open, onOpen, startOpen = [], level = 3 }: AccordionProps) {
  const id = useId();
  const [own, setOwn] = useState<readonly string[]>(startOpen);
  const shown = open ?? own;
  const toggle = (item: string) => {
    const next = shown.includes(item) ? shown.filter((other) => other !== item) : [...shown, item];
    setOwn(next);
    onOpen?.(next);
  };
  const Head = `h${level}` as const;
  return (
    <chakra.div borderWidth="1px" rounded="md" bg="bg.panel" overflow="hidden">
      {items.map((item, at) => {
        const isOpen = shown.includes(item.id);
        return (
          <chakra.div key={item.id} borderTopWidth={at ? '1px' : '0'}>
            <chakra.div display="flex" alignItems="center" pe="3" _hover={{ bg: 'bg.hover' }}>
              <chakra.div asChild flex="1" minW="0">
                <Head>
                  <ToggleButton
                    id={`${id}-${item.id}`}
                    open={isOpen}
                    onToggle={() => toggle(item.id)}
                    aria-controls={isOpen ? `${id}-${item.id}-panel` : undefined}
                    display="flex"
                    w="full"
                    minH="10"
                    px="3"
                    py="2"
                    rounded="none"
                    outlineOffset="-2px"
                  >
                    {item.title}
                  </ToggleButton>
                </Head>
              </chakra.div>
              {item.aside}
            </chakra.div>
            {isOpen && (
              <chakra.div
                role="region"
                id={`${id}-${item.id}-panel`}
                aria-labelledby={`${id}-${item.id}`}
                px="4"
                pt="1"
                pb="4"
              >
                {item.content}
              </chakra.div>
            )}
          </chakra.div>
        );
      })}
    </chakra.div>
  );
}
