/** A queue that gives the item with the lowest cost first (binary heap); of equal ones the one added first. */
export class PriorityQueue<T> {
  private readonly heap: { item: T; cost: number; order: number }[] = [];
  private added = 0;

  add(item: T, cost: number): void {
    const { heap } = this;
    let index = heap.push({ item, cost, order: this.added++ }) - 1;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!this.isBefore(index, parent)) return;
      this.swap(index, parent);
      index = parent;
    }
  }

  take(): T | undefined {
    const { heap } = this;
    const [first] = heap;
    const last = heap.pop();
    if (!first || !last || !heap.length) return first?.item;
    heap[0] = last;
    for (let index = 0; ; ) {
      const [left, right] = [2 * index + 1, 2 * index + 2];
      const child = this.isBefore(right, left) ? right : left;
      if (!this.isBefore(child, index)) return first.item;
      this.swap(index, child);
      index = child;
    }
  }

  private isBefore(a: number, b: number): boolean {
    const [first, second] = [this.heap[a], this.heap[b]];
    if (!first || !second) return first !== undefined;
    return first.cost < second.cost || (first.cost === second.cost && first.order < second.order);
  }

  private swap(a: number, b: number): void {
    const [first, second] = [this.heap[a], this.heap[b]];
    if (!first || !second) return;
    this.heap[a] = second;
    this.heap[b] = first;
  }
}
