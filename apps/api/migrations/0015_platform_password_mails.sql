-- A mail with a one-time link no longer keeps its token: it is put in when the mail leaves. What was kept so far goes. Links that still waited in a
-- readable mail hold no longer, and whoever waits for one is sent another; that mail is not kept, as it can no longer be sent.
insert into password_requests (id, asked, address, request_id, created_at)
select gen_random_uuid(), u.user_name, '', 'upgrade', now()
from password_links l
join users u on u.id = l.user_id and not u.is_disabled
where l.used_at is null and l.expires_at > now()
  and l.hash in (
    select translate(rtrim(encode(sha256(convert_to(substring(m.body_text from '#(?:token|first)=([A-Za-z0-9_-]+)'), 'UTF8')), 'base64'), '='), '+/', '-_')
    from mails m
    where m.type in ('forgotPassword', 'chooseFirstPassword') and not m.processed
  );

update password_links set used_at = now()
where used_at is null
  and hash in (
    select translate(rtrim(encode(sha256(convert_to(substring(m.body_text from '#(?:token|first)=([A-Za-z0-9_-]+)'), 'UTF8')), 'base64'), '='), '+/', '-_')
    from mails m
    where m.type in ('forgotPassword', 'chooseFirstPassword')
  );

delete from mails where type in ('forgotPassword', 'chooseFirstPassword') and not processed;

update mails
set body_text = regexp_replace(body_text, '#(token|first)=[A-Za-z0-9_-]+', '#\1=…', 'g'),
    body_html = regexp_replace(body_html, '#(token|first)=[A-Za-z0-9_-]+', '#\1=…', 'g'),
    error = regexp_replace(error, '#(token|first)=[A-Za-z0-9_-]+', '#\1=…', 'g')
where type in ('forgotPassword', 'chooseFirstPassword');
