CREATE TABLE rows (id text PRIMARY KEY NOT NULL, body text NOT NULL);
