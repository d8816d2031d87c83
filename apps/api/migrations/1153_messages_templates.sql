-- The answers that staff begin with: one list for the whole shop, saved as a whole.
create table reply_templates (
  id integer primary key default 1 check (id = 1),
  items jsonb not null,
  version integer not null default 1
);
insert into reply_templates (items) values ('[
  {"name": "Où en est ma commande", "text": "Bonjour,\n\nvotre commande nº {commande} du {date} est actuellement : {etat}.\n\nBien à vous,\n{librairie}"},
  {"name": "Colis parti", "text": "Bonjour,\n\nvotre commande nº {commande} est partie par {transporteur}, sous le numéro de suivi {suivi}.\n\nBien à vous,\n{librairie}"},
  {"name": "Demande reçue", "text": "Bonjour,\n\nnous avons bien reçu votre message et revenons vers vous très vite.\n\nBien à vous,\n{librairie}"}
]');
