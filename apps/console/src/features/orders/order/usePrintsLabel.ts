import { useState } from "react";

const KEY = "reserve.printsLabel";

/** « Imprimer l’étiquette » as it was ticked last on this device: where there is a printer of labels, each parcel gets one. */
export function usePrintsLabel(): [isTicked: boolean, tick: (isTicked: boolean) => void] {
  const [isTicked, setIsTicked] = useState(() => localStorage.getItem(KEY) === "on");
  return [
    isTicked,
    (wanted) => {
      setIsTicked(wanted);
      try {
        localStorage.setItem(KEY, wanted ? "on" : "off");
      } catch (error) {
        console.warn("Not stored on this device.", error);
      }
    },
  ];
}
