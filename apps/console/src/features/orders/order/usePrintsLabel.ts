import { useState } from "react";

const KEY = "reserve.printsLabel";

/** Returns the last choice of « Imprimer l’étiquette » on this device, because label printers are local. */
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
