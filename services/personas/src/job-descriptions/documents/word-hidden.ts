import { attribute, childElements, closestElement, elementName, firstChild, isOn, parseXml } from './word-xml';

/** Whether the text of a style is hidden, by the id of the style. */
export type HiddenStyles = ReadonlyMap<string, boolean>;

const MAX_STEPS = 20;

const readStyles = (xml: string) => {
  const root = parseXml(xml).documentElement;
  const styles = root ? childElements(root).filter((child) => elementName(child) === 'style') : [];
  return new Map(styles.map((style) => [attribute(style, 'styleId') ?? '', style]));
};

/** The style of prompts, such as `Click here to enter text`; Word has this name in every language. */
const PROMPT = 'placeholder text';

/** Reads which styles hide their text or mark it as a prompt, also by the style they are based on. */
export const readHiddenStyles = (xml: string): HiddenStyles => {
  const styles = readStyles(xml);
  const isHidden = (id: string, steps = 0): boolean => {
    const style = styles.get(id);
    if (attribute(firstChild(style, 'name'), 'val')?.toLowerCase() === PROMPT) return true;
    const own = isOn(firstChild(firstChild(style, 'rPr'), 'vanish'));
    const base = attribute(firstChild(style, 'basedOn'), 'val');
    return own ?? (base !== undefined && steps < MAX_STEPS && isHidden(base, steps + 1));
  };
  return new Map([...styles.keys()].map((id) => [id, isHidden(id)]));
};

const styleHides = (styles: HiddenStyles, owner: Element | undefined, properties: string, name: string) =>
  styles.get(attribute(firstChild(firstChild(owner, properties), name), 'val') ?? '') ?? false;

/** Whether a run is hidden: by itself, else by one of its styles; two that hide cancel each other, as in Word. */
export const isHiddenRun = (run: Element, styles: HiddenStyles): boolean =>
  isOn(firstChild(firstChild(run, 'rPr'), 'vanish')) ??
  [
    styleHides(styles, run, 'rPr', 'rStyle'),
    styleHides(styles, closestElement(run, 'p'), 'pPr', 'pStyle'),
    styleHides(styles, closestElement(run, 'tbl'), 'tblPr', 'tblStyle'),
  ].filter(Boolean).length %
    2 ===
    1;
