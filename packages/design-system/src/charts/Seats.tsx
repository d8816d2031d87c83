import { Bar, Track } from "../status/Progress.styles.ts";
import { Seat, SeatRow } from "./Seats.styles.ts";

interface SeatsProps {
  taken: number;
  total: number;
  /** The words that say the same: « 39 sur 40 ». */
  label: string;
}

/** As many seats are drawn one by one. */
const MOST_SEATS = 100;

/** One seat a place, filled when it is taken, twenty in a row; where they are too many one bar says it. */
export function Seats({ taken, total, label }: SeatsProps) {
  if (total > MOST_SEATS)
    return (
      <SeatRow aria-label={label} data-many="" role="img">
        <Track>
          <Bar style={{ width: `${Math.min(1, taken / total) * 100}%` }} />
        </Track>
      </SeatRow>
    );
  return (
    <SeatRow aria-label={label} role="img">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats have no identity but their place
        <Seat data-taken={index < taken || undefined} key={index} />
      ))}
    </SeatRow>
  );
}
