import { MEMBER_FIELDS } from './budget';
import { PersonField } from './PersonField';

/** Who the member is and where to reach them; nothing here is required. */
export function MemberInfoCard() {
  return (
    <section className="card" aria-labelledby="member-info">
      <h2 id="member-info">Member Info</h2>
      <div className="fields">
        {MEMBER_FIELDS.map((field) => (
          <PersonField key={field.id} field={field} />
        ))}
      </div>
    </section>
  );
}
