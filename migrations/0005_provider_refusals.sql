CREATE TABLE `provider_refusals` (
	`job_id` text PRIMARY KEY NOT NULL,
	`refused_at` integer NOT NULL
);
