import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useId, useState } from 'react';
import { ToggleButton } from '../toggle-button/toggle-button';

/** A panel with its head. */
export interface AccordionItem {
  id: string;
  title: string;
  /** Right end of the head: a count, a status; it may hold buttons. */
  aside?: ReactNode;
  content: ReactNode;
}

export interface AccordionProps {
  items: AccordionItem[];
  /** The open ones; without it the accordion keeps them itself. */
  open?: readonly string[];
  onOpen?: (ids: string[]) => void;
  /** Open at first, when it keeps them itself. */
  startOpen?: readonly string[];
  /** Rank of the heads among the page's headings. */
  level?: 2 | 3 | 4;
}

/** Panels that open and close below their heads. Closed content is not in the page. */
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
