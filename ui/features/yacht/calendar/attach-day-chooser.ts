import { type EstimateFields, encodeEstimate } from '../../../../core/estimate/estimate-query.ts';
import { dateOfDay, saturdayFrom } from '../../../../core/shared/calendar-day.ts';
import { navigateTo } from '../../../navigation/navigate-to.ts';
import { worstNight } from './night-digits.ts';

/** Texts with `{date}` and `{state}` in them. */
export interface DayChooserTexts {
  /** For a day on which a charter may begin. */
  readonly first: string;
  /** For a day on which the charter that was begun may end; its state is that of the nights until then. */
  readonly last: string;
}

interface Month {
  /** The cell with the picture of its nights. */
  readonly cell: HTMLElement;
  /** Day number of its first day. */
  readonly from: number;
  /** The state of each night, as a digit. */
  readonly nights: string;
}

const COLUMNS = 31;
const WEEK = 7;
/** Days by which a key moves the chosen day. */
const DAYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageUp: -WEEK, PageDown: WEEK };
/** Months by which a key moves it. */
const MONTHS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 };

const choosers = new WeakMap<Element, DayChooser>();

/** Lets visitors choose days in the calendar of a box. A table that has its chooser keeps it; one in its place has none. */
export function attachDayChooser(box: Element, words: DayChooserTexts): DayChooser {
  const table = box.querySelector('table') ?? box;
  const chooser = choosers.get(table) ?? new DayChooser(box, words);
  choosers.set(table, chooser);
  return chooser;
}

/**
 * Chooses the first and last day of a charter in a calendar, by pointer or by arrow keys; the estimate follows (AV4). A
 * finger is wider than a day, so that a touch chooses its week.
 */
class DayChooser {
  readonly #months: readonly Month[];
  readonly #button = document.createElement('button');
  readonly #said = document.createElement('p');
  readonly #dates = new Intl.DateTimeFormat(document.documentElement.lang, {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
  });
  #day: number;
  /** The first day of the charter, until its last is chosen. */
  #first: number | null = null;

  constructor(
    private readonly box: Element,
    private readonly words: DayChooserTexts,
  ) {
    this.#months = Array.from(box.querySelectorAll<HTMLElement>('[data-nights]'), (cell) => ({
      cell,
      from: Number(cell.dataset.from),
      nights: cell.dataset.nights ?? '',
    }));
    this.#day = this.#least;
    this.#button.type = 'button';
    this.#button.className = 'cal-day';
    this.#button.addEventListener('keydown', (event) => this.#onKey(event));
    this.#said.className = 'vh';
    this.#said.setAttribute('role', 'status');
    box.querySelector('table')?.after(this.#said);
    for (const month of this.#months) this.#listenTo(month);
  }

  /** Puts the focus on a day, from where arrow keys go on. */
  focus(): void {
    this.#show(this.#day);
    this.#button.focus();
  }

  get #least(): number {
    return Number(this.box.querySelector('table')?.dataset.today);
  }

  #listenTo({ cell, from, nights }: Month): void {
    const dayAt = ({ clientX }: MouseEvent) => {
      const { left, width } = cell.getBoundingClientRect();
      return from + Math.min(nights.length - 1, Math.max(0, Math.floor(((clientX - left) / width) * COLUMNS)));
    };
    cell.addEventListener('pointermove', (event) => this.#show(dayAt(event)));
    cell.addEventListener('click', (event) => {
      // A key that clicks the button has no place.
      if (event.detail > 0) this.#show(dayAt(event));
      if (event instanceof PointerEvent && event.pointerType === 'touch') this.#askForWeek();
      else this.#choose();
    });
  }

  #onKey(event: KeyboardEvent): void {
    if (event.key === 'Escape') this.#first = null;
    const step = MONTHS[event.key];
    const day = step === undefined ? this.#day + (DAYS[event.key] ?? 0) : this.#inOtherMonth(step);
    if (day === this.#day && event.key !== 'Escape') return;
    event.preventDefault();
    this.#show(day);
    this.#button.focus();
  }

  #monthOf(day: number): Month | undefined {
    return this.#months.find(({ from, nights }) => from <= day && day < from + nights.length);
  }

  /** Returns the same day of another month, or its last. */
  #inOtherMonth(step: number): number {
    const month = this.#monthOf(this.#day);
    const other = month && this.#months[this.#months.indexOf(month) + step];
    return other ? other.from + Math.min(other.nights.length - 1, this.#day - month.from) : this.#day;
  }

  #show(wanted: number): void {
    const day = Math.max(this.#least, wanted);
    const month = this.#monthOf(day);
    if (month === undefined) return;
    this.#day = day;
    const at = day - month.from;
    if (this.#button.parentElement !== month.cell) month.cell.append(this.#button);
    this.#button.style.left = `${(at / COLUMNS) * 100}%`;
    const first = this.#first !== null && day >= this.#first ? this.#first : null;
    const state = this.box.querySelector(`[data-state="${this.#stateOf(first ?? day, day)}"]`)?.textContent ?? '';
    const date = this.#dates.format(new Date(`${dateOfDay(day)}T12:00:00Z`));
    const text = this.words[first === null ? 'first' : 'last'];
    this.#said.textContent = text.replace('{date}', date).replace('{state}', state);
    this.#button.setAttribute('aria-label', this.#said.textContent);
  }

  /** Returns the digit of the nights from one day to another, or of the night that begins on the one day. */
  #stateOf(first: number, last: number): string {
    const start = this.#months[0]?.from ?? first;
    const nights = this.#months.map((month) => month.nights).join('');
    return worstNight(nights.slice(first - start, Math.max(last, first + 1) - start));
  }

  #choose(): void {
    if (this.#first !== null && this.#day > this.#first) this.#ask(this.#first, this.#day);
    else this.#first = this.#day;
    this.#show(this.#day);
  }

  /** Asks for the charter week of the day, from Saturday to Saturday. */
  #askForWeek(): void {
    const saturday = Math.max(this.#least, saturdayFrom(this.#day - WEEK + 1));
    this.#ask(saturday, saturday + WEEK);
  }

  /** Navigates to the estimate of a charter, with the other fields of the address. */
  #ask(from: number, to: number): void {
    this.#first = null;
    const fields: EstimateFields = Object.fromEntries(new URLSearchParams(window.location.search));
    const query = encodeEstimate({ ...fields, from: dateOfDay(from), to: dateOfDay(to) });
    void navigateTo(`${window.location.pathname}${query}#estimate`);
  }
}
