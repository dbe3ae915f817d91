/** Type declarations for the part of d3-hierarchy the chart uses; the package ships none. */
declare module 'd3-hierarchy' {
  export interface HierarchyNode<T> {
    data: T;
    depth: number;
    height: number;
    value?: number;
    children?: this[];
    sum(value: (data: T) => number): this;
    sort(compare: (a: this, b: this) => number): this;
  }
  /** A node with its position: `x0` to `x1` is the angle, `y0` to `y1` the radius. */
  export interface PlacedNode<T> extends HierarchyNode<T> {
    x0: number;
    x1: number;
    y0: number;
    y1: number;
  }
  interface Partition<T> {
    (root: HierarchyNode<T>): PlacedNode<T>;
    size(size: [number, number]): this;
  }
  export function hierarchy<T>(data: T, children: (data: T) => Iterable<T> | undefined): HierarchyNode<T>;
  export function partition<T>(): Partition<T>;
}
