-- What the site said of the cover when it gave it last (RFC 9110, section 8.8): told again, it sends only what has changed.
alter table product_feed_covers add column etag text, add column last_modified text;
