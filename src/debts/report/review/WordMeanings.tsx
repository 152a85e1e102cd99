import { useAtomValue } from 'jotai';
import { useDeferredValue, useId } from 'react';
import type { Meaning, Slot } from '../../../creditReport/slots';
import type { ReviewAtoms } from './reviewAtoms';
import { shownLayouts, shownSlots } from './shownSlots';
import './wordMeanings.css';

/** What a label can mean, as the columns are headed. */
const MEANINGS: readonly { meaning: Meaning; name: string }[] = [
  { meaning: 'accountName', name: 'Account Name' },
  { meaning: 'accountNumber', name: 'Account Number' },
  { meaning: 'amount', name: '$ Amount' },
  { meaning: 'originalCreditor', name: 'Original Creditor' },
  { meaning: 'current', name: 'Current' },
  { meaning: 'paying', name: 'Monthly payment' },
  { meaning: 'nothing', name: 'Nothing' },
];

interface WordMeaningsProps {
  review: ReviewAtoms;
  onMean: (text: number, label: string, meaning: Meaning) => void;
  onReadAs: (text: number, layout: string) => void;
}

/**
 * What each label of the texts was read as, the texts and labels with doubts first; once the rows stand, also how else
 * the texts can be read.
 */
export function WordMeanings({ review, onMean, onReadAs }: WordMeaningsProps) {
  const { texts, opened } = useAtomValue(review.reviewAtom);
  const hasRows = useDeferredValue(useAtomValue(review.rowsStandAtom));
  const words = texts.map((text, index) => ({
    text: index,
    name: text.name,
    hadDoubts: opened[index]?.reading.slots.some(({ isDoubtful }) => isDoubtful) ?? false,
    layout: text.reading.layout,
    layouts: hasRows ? shownLayouts(text, opened[index]) : [],
    slots: shownSlots(text, opened[index]),
  }));
  if (words.every(({ slots, layouts }) => slots.length === 0 && layouts.length < 2)) return null;
  // By what the texts opened with, so that nothing moves under the hand.
  const doubtfulFirst = words.toSorted((one, other) => Number(other.hadDoubts) - Number(one.hadDoubts));
  return (
    <fieldset className="review-words">
      <legend>What the words mean</legend>
      <div className="review-word-lists">
        {doubtfulFirst.map(({ text, name, layout, layouts, slots }) => (
          <div key={`${text} ${name}`} className="review-word-list">
            {name !== undefined && <h3>{name}</h3>}
            {layouts.length > 1 && (
              <label>
                <span>Read as</span>
                <select value={layout} onChange={({ target }) => onReadAs(text, target.value)}>
                  {layouts.map((each) => (
                    <option key={each}>{each}</option>
                  ))}
                </select>
              </label>
            )}
            {slots.map((slot) => (
              <Word key={slot.label} slot={slot} onMean={(meaning) => onMean(text, slot.label, meaning)} />
            ))}
          </div>
        ))}
      </div>
    </fieldset>
  );
}

function Word({ slot, onMean }: { slot: Slot; onMean: (meaning: Meaning) => void }) {
  const id = useId();
  return (
    <div className={slot.isDoubtful ? 'doubtful' : ''}>
      <label htmlFor={id} title={slot.label}>
        {slot.label}
      </label>
      <select
        id={id}
        value={slot.meaning}
        onChange={({ target }) => onMean(target.value as Meaning)}
        {...(slot.isDoubtful && { 'aria-describedby': `${id}-doubt` })}
      >
        {MEANINGS.map(({ meaning, name }) => (
          <option key={meaning} value={meaning}>
            {name}
          </option>
        ))}
      </select>
      {slot.isDoubtful && (
        <span id={`${id}-doubt`} className="word-doubt">
          {doubtOf(slot)}
        </span>
      )}
    </div>
  );
}

function doubtOf({ other }: Slot): string {
  const name = MEANINGS.find(({ meaning }) => meaning === other)?.name;
  return name ? `Check it: it may be ${name}.` : 'Check it.';
}
